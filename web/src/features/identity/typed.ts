/** Typed text shared by the sign-in pages. Never a password. */
type TypedPerson = { email: string; firstName: string; lastName: string; referralCode: string }

const nothing: TypedPerson = { email: '', firstName: '', lastName: '', referralCode: '' }

let typed = nothing

export const readTyped = (): TypedPerson => typed

export function keepTyped(more: Partial<TypedPerson>): void {
  typed = { ...typed, ...more }
}

export function dropTyped(): void {
  typed = nothing
}
