/** Typed text shared by the sign-in pages. Never a password. */
type Typed = { email: string; firstName: string; lastName: string; referralCode: string }

const nothing: Typed = { email: '', firstName: '', lastName: '', referralCode: '' }

let typed = nothing

export const readTyped = (): Typed => typed

export function keepTyped(more: Partial<Typed>): void {
  typed = { ...typed, ...more }
}

export function dropTyped(): void {
  typed = nothing
}
