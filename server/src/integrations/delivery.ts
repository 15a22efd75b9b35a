/** Why a message was not sent; `permanent`: a retry would fail too. */
export class DeliveryError extends Error {
  /** Codes only, such as `EENVELOPE 550 RCPT TO`: fit for a log */
  readonly reason: string
  /** The other server's message, one line, shortened: for the row of the message, not for a log */
  readonly said: string
  readonly permanent: boolean

  constructor(
    reason: string,
    { said = '', permanent = false, cause }: Partial<ProviderReply> = {},
  ) {
    super(reason, { cause })
    this.reason = reason
    this.said = said
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 200)
    this.permanent = permanent
  }
}

type ProviderReply = { said: string; permanent: boolean; cause: unknown }
