import { api } from './api.ts'
import { attack } from './attack.ts'
import { billing } from './billing.ts'
import { contentService } from './content.ts'
import { digests } from './digests.ts'
import { feed } from './feed.ts'
import { fit } from './fit.ts'
import { home } from './home.ts'
import { impactIndex } from './impact-index.ts'
import { memberImport } from './import.ts'
import { misses, say } from './lib/figures.ts'
import { library } from './library.ts'
import { lighthouseScores } from './lighthouse.ts'
import { loginEquality } from './login-equality.ts'
import { members } from './members.ts'
import { mira } from './mira.ts'
import { miraConversations } from './mira-conversations.ts'
import { miraLoad } from './mira-load.ts'
import { miraModel } from './mira-model.ts'
import { miraRehearsals } from './mira-rehearsals.ts'
import { miraRoutes } from './mira-routes.ts'
import { pictures } from './pictures.ts'
import { reports } from './reports.ts'
import { session } from './session.ts'
import { signInLoad } from './sign-in-load.ts'
import { start } from './start.ts'
import { worst } from './worst.ts'

const BENCHMARKS: Record<string, () => Promise<void>> = {
  api,
  session,
  content: contentService,
  'login-equality': loginEquality,
  'sign-in-load': signInLoad,
  billing,
  library,
  mira,
  'impact-index': () => impactIndex(),
  feed: () => feed(),
  fit,
  'mira-routes': miraRoutes,
  'mira-conversations': miraConversations,
  'mira-rehearsals': miraRehearsals,
  'mira-model': miraModel,
  'mira-load': miraLoad,
  pictures,
  members,
  import: memberImport,
  digests,
  reports,
  start,
  worst,
  attack,
  home,
  lighthouse: lighthouseScores,
}

const asked = process.argv.slice(2)
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  say(`\n${name}`)
  await run()
}
say(
  misses() === 0
    ? '\nEvery figure is within its budget.'
    : `\n${misses()} figures missed their budget.`,
)
process.exitCode = misses() === 0 ? 0 : 1
