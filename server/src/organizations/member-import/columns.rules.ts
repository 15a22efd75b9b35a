import { nameKey } from '#lib/names.ts'

/** What a column of a file can say of a person: product 4, import of members. */
export const IMPORT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'role',
  'isCompanyAdmin',
  'state',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** A column as its file names it, and what it says; nothing where it is left alone. */
export type ImportColumn = { name: string; field: ImportField | null }

/** Words of a header in English, German and French, as `nameKey` leaves them. */
const WORDS: Readonly<Record<ImportField, readonly string[]>> = {
  email: [
    ...['email', 'e mail', 'mail', 'email address', 'e mail address', 'mail address'],
    ...['work email', 'work e mail', 'business email', 'primary email', 'user principal name'],
    ...['email adresse', 'e mail adresse', 'mailadresse', 'emailadresse', 'mail adresse'],
    ...['adresse e mail', 'adresse email', 'adresse mail', 'courriel', 'adresse courriel'],
    ...['adresse electronique', 'adresse de messagerie'],
  ],
  firstName: [
    ...['first name', 'firstname', 'given name', 'givenname', 'forename', 'first'],
    ...['vorname', 'rufname', 'prenom'],
  ],
  lastName: [
    ...['last name', 'lastname', 'surname', 'family name', 'familyname', 'last', 'sn'],
    ...['nachname', 'familienname', 'zuname', 'nom', 'nom de famille'],
  ],
  role: [
    ...['role', 'leads', 'leadership', 'leadership role', 'rolle', 'fuhrungsrolle', 'fuhrung'],
    ...['fuhrungsebene', 'role de direction'],
  ],
  isCompanyAdmin: [
    ...['admin', 'is admin', 'isadmin', 'administrator', 'company admin', 'iscompanyadmin'],
    ...['admin rights', 'admin rechte', 'adminrechte', 'administratorin', 'administrateur'],
    ...['administratrice', 'droits d admin'],
  ],
  state: [
    ...['state', 'status', 'account status', 'active', 'is active', 'isactive', 'enabled'],
    ...['zustand', 'aktiv', 'statut', 'etat', 'actif'],
  ],
}

const FIELD_OF: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    WORDS[field].map((word): [string, ImportField] => [word, field]),
  ),
)

/** Whether the name of a column means something here. */
export const isKnownColumn = (name: string): boolean => FIELD_OF.has(nameKey(name))

/**
 * What each column says, guessed by its name; the first of two that say the same counts. "Name" is
 * the family name where first names have a column of their own, and else left to be chosen.
 */
export function guessColumns(header: readonly string[]): ImportColumn[] {
  const taken = new Set<ImportField>()
  const take = (field: ImportField | undefined): ImportField | null => {
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const columns = header.map((name) => ({ name, field: take(FIELD_OF.get(nameKey(name))) }))
  return columns.map((column) =>
    column.field === null && nameKey(column.name) === 'name' && taken.has('firstName')
      ? { ...column, field: take('lastName') }
      : column,
  )
}

const YES = ['yes', 'y', 'true', '1', 'x', 'ja', 'j', 'wahr', 'oui', 'o', 'vrai']
const NO = ['no', 'n', 'false', '0', 'nein', 'falsch', 'non', 'faux']
const ACTIVE = ['active', 'enabled', 'aktiv', 'actif', ...YES]
const INACTIVE = [
  ...['inactive', 'deactivated', 'disabled', 'left', 'inaktiv', 'deaktiviert', 'ausgetreten'],
  ...['inactif', 'desactive', 'parti', 'partie', ...NO],
]

/** Yes or no of a word; nothing of a word that is neither. */
export function readYes(word: string): boolean | undefined {
  const key = nameKey(word)
  return YES.includes(key) ? true : NO.includes(key) ? false : undefined
}

/** Whether a word says that somebody has access. */
export function readActive(word: string): boolean | undefined {
  const key = nameKey(word)
  return ACTIVE.includes(key) ? true : INACTIVE.includes(key) ? false : undefined
}

const ROLES: Readonly<Record<string, readonly string[]>> = {
  individual: [
    ...['individual', 'individual contributor', 'individual contributor no direct reports'],
    ...['mitarbeiter', 'mitarbeiterin', 'collaborateur', 'collaboratrice'],
  ],
  team: [
    ...['team', 'lead a team', 'leads a team', 'team lead', 'team leader', 'teamleiter'],
    ...['teamleiterin', 'teamleitung', 'chef d equipe', 'cheffe d equipe'],
  ],
  function: [
    ...['function', 'lead a function', 'leads a function', 'function lead'],
    ...['lead a function leads several teams', 'bereichsleiter', 'bereichsleiterin'],
    ...['bereichsleitung', 'responsable de service', 'directeur', 'directrice'],
  ],
}

/** The role that a word means: individual, team or function; by value or label. */
export function readRole(word: string): string | undefined {
  const key = nameKey(word)
  return Object.keys(ROLES).find((role) => ROLES[role]?.includes(key))
}

/** The cells of a row as it is kept; what cannot be read has none. */
export function cellsOf(kept: string): string[] {
  try {
    return JSON.parse(kept) as string[]
  } catch {
    return []
  }
}
