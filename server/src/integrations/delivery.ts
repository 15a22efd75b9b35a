/** Why a message did not leave; `permanent` where another try would end alike. */
export class DeliveryError extends Error {
  /** Codes only, such as `EENVELOPE 550 RCPT TO`: fit for a log */
  readonly reason: string
  /** What the other side said, one line cut short: for the message's own row, not for a log */
  readonly said: string
  readonly permanent: boolean

  constructor(reason: string, { said = '', permanent = false, cause }: Partial<Said> = {}) {
    super(reason, { cause })
    this.reason = reason
    this.said = said
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 200)
    this.permanent = permanent
  }
}

type Said = { said: string; permanent: boolean; cause: unknown }
