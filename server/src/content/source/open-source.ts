import { readCompiled } from '@goodwork/content/compiled.ts'
import type { Config } from '#config/config.ts'
import type { Wait } from '#integrations/airtable.ts'
import type { SourceLog } from './airtable-source.ts'
import { type ContentSource, fileSource } from './source.ts'

/**
 * The source that the settings name. `file` is the compiled content of this checkout, which is also
 * served until a base has answered for the first time. `wait` waits between requests to a base.
 */
export async function openSource(
  { airtable: settings, dataDir }: Pick<Config, 'airtable' | 'dataDir'>,
  file: string,
  log: SourceLog,
  wait?: Wait,
): Promise<ContentSource> {
  if (settings === undefined) return fileSource(file)
  // Loaded only here, because a server without a base does not need these modules.
  const [{ openAirtable }, { airtableSource }, { lastGoodIn }] = await Promise.all([
    import('#integrations/airtable.ts'),
    import('./airtable-source.ts'),
    import('./last-good.ts'),
  ])
  return airtableSource({
    airtable: openAirtable(settings, wait === undefined ? {} : { wait }),
    lastGood: lastGoodIn(dataDir, settings.baseId),
    otherwise: () => readCompiled(file),
    everyMs: settings.refreshSeconds * 1_000,
    log,
  })
}
