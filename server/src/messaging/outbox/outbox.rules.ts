/** The kinds of jobs that send a message; its id is the key of the job. */
export const MESSAGE_JOBS = ['mail', 'bulkMail', 'push', 'sms'] as const
export type MessageJob = (typeof MESSAGE_JOBS)[number]
