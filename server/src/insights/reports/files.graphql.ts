import type { Builder } from '#graphql/builder.ts'
import { FORMATS, type ReportFile } from './files.ts'

export type FileTypes = ReturnType<typeof addFileTypes>

export const addFileTypes = (builder: Builder) => ({
  Format: builder.enumType('ReportFormat', { values: FORMATS }),
  File: builder.objectRef<ReportFile>('ReportFile').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      type: t.exposeString('type'),
      content: t.exposeString('content', { description: 'The file in base64' }),
    }),
  }),
})
