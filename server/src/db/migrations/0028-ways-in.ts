import { domainToASCII } from 'node:url'
import { type Kysely, sql } from 'kysely'

// As addresses are compared: written out, since what was stored by this must not change with the code.
const addressKey = (written: string) =>
  written.normalize('NFKC').trim().toLowerCase().normalize('NFKC')

const ASCII = /^[\0-\x7f]*$/
const SCRIPTS = [
  ...['Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Devanagari', 'Thai', 'Georgian', 'Armenian'],
  ...['Hangul', 'Han'],
]
const KINDS = [
  /^(?!.*[ıĸ])[a-z0-9.\u00df-\u017e-]+$/,
  ...SCRIPTS.map((script) => new RegExp(`^(?:\\p{Script=${script}}|\\p{M}|[0-9.-])+$`, 'u')),
]

function asciiDomain(domain: string): string {
  const small = domain.toLowerCase()
  const isOfOneKind = small.split('.').every((word) => KINDS.some((kind) => kind.test(word)))
  return ASCII.test(domain) || !isOfOneKind ? domain : domainToASCII(small) || domain
}

const domainKey = (written: string) => asciiDomain(addressKey(written).replace(/^@/, ''))

function mailKey(written: string): string {
  const key = addressKey(written)
  const at = key.lastIndexOf('@') + 1
  return key.slice(0, at) + asciiDomain(key.slice(at))
}

type Lists = { _id: string; emailDomains: string; adminEmails: string }

const AT_ONCE = 500

/** What stands in the lists of the companies that there are. */
async function fill(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Lists>`select "_id", "emailDomains", "adminEmails" from "company"
      where "_id" > ${after} order by "_id" limit ${sql.lit(AT_ONCE)}`.execute(db)
    for (const { _id, emailDomains, adminEmails } of rows) {
      const ways = [
        ...(JSON.parse(emailDomains) as string[]).map((it) => ['domain', domainKey(it)] as const),
        ...(JSON.parse(adminEmails) as string[]).map((it) => ['admin', mailKey(it)] as const),
      ]
      for (const [kind, wayKey] of ways) {
        await sql`insert into "wayIn" ("wayKey", "kind", "company")
          values (${wayKey}, ${kind}, ${_id}) on conflict do nothing`.execute(db)
      }
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    after = last._id
  }
}

/**
 * The companies that an address leads into, by its domain or as one of an admin, so that they are
 * found in the same time however many companies there are. The index of codes has those alone that
 * have one: the embedded store would think that one code leads into half of the companies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wayIn')
    .addColumn('wayKey', 'text', (it) => it.notNull())
    .addColumn('kind', 'text', (it) => it.notNull())
    .addColumn('company', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('wayIn_pk', ['wayKey', 'kind', 'company'])
    .execute()
  await db.schema.createIndex('wayIn_company').on('wayIn').column('company').execute()
  await fill(db)
  await db.schema.dropIndex('company_codeKey').execute()
  await sql`create index "company_codeKey" on "company" ("codeKey")
    where "codeKey" is not null`.execute(db)
}
