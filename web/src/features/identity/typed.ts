/** What somebody wrote on the way in, as far as another page asks for it too. Never a password. */
type Typed = { email: string; firstName: string; lastName: string; referralCode: string }

const nothing: Typed = { email: '', firstName: '', lastName: '', referralCode: '' }

// In memory alone: it is gone with the page, and the next person at this device finds nothing.
let typed = nothing

export const readTyped = (): Typed => typed

export function keepTyped(more: Partial<Typed>): void {
  typed = { ...typed, ...more }
}

export function dropTyped(): void {
  typed = nothing
}
