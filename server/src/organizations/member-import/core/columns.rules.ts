import { cleanName, nameKey } from '#lib/names.ts'

/** The fields that a column of a file can have: product 4, import of members. */
export const IMPORT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'role',
  'isCompanyAdmin',
  'state',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/**
 * A column by its name in the file, and its field; null for an ignored column. `isUnreadable`: its
 * name is known, but most of its values don't fit the field.
 */
export type ImportColumn = { name: string; field: ImportField | null; isUnreadable?: boolean }

/** Column names in English, German and French, in the form of `nameKey`. */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
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
    NAMES[field].map((name): [string, ImportField] => [name, field]),
  ),
)

/** Notes in brackets that programs add to the names of columns: [Required], (optional) */
const NOTES = /\[[^\]]*\]|\([^)]*\)/g

/** The field that a column of this name may have. */
export const fieldNamed = (name: string): ImportField | undefined =>
  FIELD_OF.get(nameKey(name.slice(0, 2 * LONGEST_NAME).replace(NOTES, ' ')))

/**
 * The field of each column, guessed by its name; the first of two columns with the same field
 * counts. "Name" is the family name if there is a column of first names. Without one, an admin has
 * to choose.
 */
export function guessColumns(
  header: readonly string[],
  isReadable: (at: number) => boolean = () => true,
): ImportColumn[] {
  const taken = new Set<ImportField>()
  const take = (field: ImportField | undefined): ImportField | null => {
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  }
  const columns = header.map(
    (name, at): ImportColumn =>
      isReadable(at)
        ? { name, field: take(fieldNamed(name)) }
        : { name, field: null, isUnreadable: true },
  )
  return columns.map((column) =>
    column.field === null && nameKey(column.name) === 'name' && taken.has('firstName')
      ? { ...column, field: take('lastName') }
      : column,
  )
}

/**
 * The share of values that must be readable: "Role" may contain job titles, and "State" regions.
 */
const READABLE = 3 / 4

/** Counts the readable cells of columns with few possible values. */
export function countReadable(header: readonly string[]) {
  const counted = header.flatMap((name, at) => {
    const field = fieldNamed(name)
    const isFree = field === undefined || field === 'email' || /Name$/.test(field)
    return isFree ? [] : [{ at, reader: READERS[field], filled: 0, read: 0 }]
  })
  return {
    add(cells: readonly string[]): void {
      for (const column of counted) {
        const word = wordOf(cells[column.at])
        if (word === '') continue
        column.filled += 1
        if (!('problem' in column.reader(word))) column.read += 1
      }
    },
    isReadable(at: number): boolean {
      const { filled = 0, read = 0 } = counted.find((column) => column.at === at) ?? {}
      return read >= READABLE * filled
    },
  }
}

const YES = ['yes', 'y', 'true', '1', 'x', 'ja', 'j', 'wahr', 'oui', 'o', 'vrai']
const NO = ['no', 'n', 'false', '0', 'nein', 'falsch', 'non', 'faux']
const ACTIVE = [
  ...['active', 'enabled', 'employed', 'current', 'on leave', 'aktiv', 'beschaftigt', 'beurlaubt'],
  ...['actif', 'en poste', 'en conge', ...YES],
]
const INACTIVE = [
  ...['inactive', 'deactivated', 'disabled', 'left', 'terminated', 'resigned', 'suspended'],
  ...['dismissed', 'retired', 'former', 'archived', 'inaktiv', 'deaktiviert', 'ausgetreten'],
  ...['ausgeschieden', 'gesperrt', 'ehemalig', 'inactif', 'desactive', 'parti'],
  ...['partie', 'sorti', 'sortie', 'suspendu', 'suspendue', ...NO],
]

/** Yes or no; undefined for other words. */
export function readYes(word: string): boolean | undefined {
  const key = nameKey(word)
  return YES.includes(key) ? true : NO.includes(key) ? false : undefined
}

/** Active or inactive; undefined for other words. */
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

/** individual, team or function, by value or label; undefined for other words. */
export function readRole(word: string): string | undefined {
  const key = nameKey(word)
  return Object.keys(ROLES).find((role) => ROLES[role]?.includes(key))
}

/** The cells of a stored row; an empty list if they cannot be read. */
export function cellsOf(kept: string): string[] {
  try {
    return JSON.parse(kept) as string[]
  } catch {
    return []
  }
}

/** The values that a row sets; missing fields don't change. */
export type MemberFields = {
  firstName?: string
  lastName?: string
  role?: string
  isCompanyAdmin?: boolean
  isActive?: boolean
}

const LONGEST_NAME = 100

type Reading = { field: keyof MemberFields; value: string | boolean } | { problem: string }

const READERS: Readonly<Record<Exclude<ImportField, 'email'>, (word: string) => Reading>> = {
  firstName: (word) => readName('firstName', 'first name', word),
  lastName: (word) => readName('lastName', 'last name', word),
  role: (word) => {
    const value = readRole(word)
    if (value !== undefined) return { field: 'role', value }
    return { problem: `“${word}” is not a role. Write individual, team or function.` }
  },
  isCompanyAdmin: (word) => {
    const value = readYes(word)
    if (value !== undefined) return { field: 'isCompanyAdmin', value }
    return { problem: `“${word}” does not say whether they are an admin. Write yes or no.` }
  },
  state: (word) => {
    const value = readActive(word)
    if (value !== undefined) return { field: 'isActive', value }
    return { problem: `“${word}” is not a state. Write active or inactive.` }
  },
}

/** A letter that was lost, or UTF-8 that a program read as Windows-1252: MÃ¼ller */
const GARBLED = /\ufffd|[ÃÂ](?:[^\p{L}\p{M}\s'’.-]|[ŸšžœŠŽŒƒª\u00ba])/u

function readName(field: 'firstName' | 'lastName', what: string, word: string): Reading {
  const value = cleanName(word)
  if (value === '') return { problem: `We can’t read the ${what}.` }
  if (GARBLED.test(value)) {
    return {
      problem: `Letters of “${value}” are wrong. Save the list as CSV UTF-8 or .xlsx again.`,
    }
  }
  if (value.length <= LONGEST_NAME) return { field, value }
  return { problem: `The ${what} is longer than ${LONGEST_NAME} characters.` }
}

/** The address of a row as written, the values that it sets, and the first problem. */
type ReadCells = { email: string; wanted: MemberFields; problem: string | undefined }

/** The text of a cell; empty for a cell with only dashes. */
const wordOf = (cell = '') => cell.trim().replace(/^[-–—]+$/, '')

/** Reads the cells of a row. An empty cell doesn't change its field. */
export function readCells(columns: readonly ImportColumn[], cells: readonly string[]): ReadCells {
  const read: ReadCells = { email: '', wanted: {}, problem: undefined }
  for (const [at, { field }] of columns.entries()) {
    const word = wordOf(cells[at])
    if (field === null || word === '') continue
    if (field === 'email') {
      read.email = word
      continue
    }
    const found = READERS[field](word)
    if ('problem' in found) read.problem ??= found.problem
    else Object.assign(read.wanted, { [found.field]: found.value })
  }
  return read
}
