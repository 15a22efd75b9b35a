import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A clause after "because" for each reason, given its value (product 4, advice that fits). */
export const reasonClause: Record<string, (value: string) => MessageDescriptor | undefined> = {
  role: (role) =>
    ({
      team: msg`you lead a team`,
      function: msg`you lead several teams`,
    })[role],
  job: (job) => msg`you work in ${field(job)}`,
  customers: (kind) =>
    ({
      counter: msg`you meet customers in person`,
      phone: msg`you talk to customers on the phone`,
      written: msg`you write to customers`,
      online: msg`you serve customers online`,
      business: msg`your customers are businesses`,
      internal: msg`your customers are colleagues`,
      public: msg`you work with the public`,
    })[kind],
  minutes: (minutes) => msg`you have ${minutes} minutes`,
  more: (title) => msg`you wanted more like “${title}”`,
  saved: () => msg`you bookmarked it`,
  sameAction: (title) => msg`it goes with “${title}”`,
  savedTheme: (title) => msg`you bookmarked “${title}”`,
  goal: (title) => msg`it goes with your goal “${title}”`,
  liked: (title) => msg`you found “${title}” helpful`,
  motivation: (motivation) =>
    ({
      money: msg`fair pay matters to you`,
      project: msg`you like work that excites you`,
      recognition: msg`being seen matters to you`,
      learn: msg`learning matters to you`,
      purpose: msg`purpose matters to you`,
      variety: msg`you like variety`,
      independent: msg`you like to decide for yourself`,
      diverse: msg`you like a mix of people`,
    })[motivation],
  profile: (key) =>
    ({
      confidant: msg`you're a Trusted Confidant`,
      explorer: msg`you're a Caring Explorer`,
      promoter: msg`you're an Inspiring Promoter`,
      advocate: msg`you're an Authentic Advocate`,
      collaborator: msg`you're an Inclusive Collaborator`,
    })[key],
  format: (style) =>
    ({
      read: msg`you like to read`,
      listen: msg`you like to listen`,
      'video-short': msg`you like short videos`,
      'video-long': msg`you like long videos`,
      formal: msg`you like courses`,
      advice: msg`you like advice to act on`,
    })[style],
  ranking: (entity) =>
    ({
      yourself: msg`you put yourself first`,
      team: msg`you put your team first`,
      colleague: msg`you put a colleague first`,
      customer: msg`you put customers first`,
    })[entity],
  start: () => msg`it's a good first step`,
  variety: () => msg`you might like a change`,
}

/** A kind of work within a sentence: "Health care" is "health care", "IT, data" is "IT". */
function field(job: string): string {
  const [first = ''] = job.split(',')
  const isAcronym = /^\p{Lu}{2}/u.test(first)
  return isAcronym ? first : first.charAt(0).toLowerCase() + first.slice(1)
}
