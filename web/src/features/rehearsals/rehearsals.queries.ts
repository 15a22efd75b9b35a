import { queryOptions, useMutation } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import type { ImpactAction, Rehearsal } from '#api/content-tables.ts'
import { graphql } from '#api/generated/gql.ts'
import type { RehearsalHelpFragment, RehearsalSayInput } from '#api/generated/graphql.ts'
import { request } from '#api/graphql.ts'
import { lasting, recordsQuery } from '#features/advice/records.ts'
import { type AdviceFields, adviceFields } from '#features/advice/saving/saved.rules.ts'
import { type Entity, isEntity } from '#lib/entities.ts'
import { entityOfWho } from './rehearsals.labels.ts'

const entryFields = ['id', 'title', 'who', 'minutes', 'setting', 'challengeIds'] as const

export type RehearsalEntry = Pick<Rehearsal, (typeof entryFields)[number]>

/** All rehearsals, without their dialogues. */
export const rehearsalsQuery = queryOptions({
  ...lasting,
  queryKey: ['content', 'rehearsal', 'all'],
  queryFn: ({ signal }): Promise<RehearsalEntry[]> =>
    listAllContent('rehearsal', { fields: [...entryFields] }, { signal }),
})

export const rehearsalQuery = (id: string) => recordsQuery('rehearsal', [id])

/** The advice of a rehearsal as a goal stores it; null if the content no longer has it. */
export function goalFieldsQuery({ id, who, adviceIds: [adviceId = ''] }: Rehearsal) {
  return queryOptions({
    ...lasting,
    queryKey: ['content', 'rehearsal-goal', id],
    queryFn: async ({ client, signal }): Promise<AdviceFields | null> => {
      const [[advice], actions] = await Promise.all([
        client.fetchQuery(recordsQuery('impact-advice', [adviceId])),
        // The formula sees a list as joined text, so the search may also find longer ids.
        listAllContent(
          'impact-action',
          { filterByFormula: `FIND('${adviceId}', {adviceIds})` },
          { signal },
        ),
      ])
      const action = actions.find(({ adviceIds = [] }) => adviceIds.includes(adviceId))
      if (!advice || !action) return null
      const [theme] = await client.fetchQuery(
        recordsQuery('impact-category', (action.categoryIds ?? []).slice(0, 1)),
      )
      return adviceFields({
        action,
        advice,
        category: theme?.title ?? '',
        entity: entityFor(action, who),
      })
    },
  })
}

/** The entity of the goal: the other person of the conversation, if the action is for them. */
function entityFor({ entity }: ImpactAction, who: string): Entity {
  const wanted = entityOfWho(who)
  return entity.includes(wanted) ? wanted : (entity.find(isEntity) ?? wanted)
}

const writerDocument = graphql(`
  query RehearsalWriter {
    chatSettings {
      writer
    }
  }
`)

/** The name of the language model that improvises; null without one. */
export const writerQuery = queryOptions({
  ...lasting,
  queryKey: ['rehearsal-writer'],
  queryFn: async ({ signal }) =>
    (await request(writerDocument, {}, { signal })).chatSettings.writer,
})

const sayDocument = graphql(`
  mutation SayInRehearsal($obj: RehearsalSayInput!) {
    rehearsalSay(obj: $obj) {
      replies
      isSure
      says
      help {
        ...RehearsalHelp
      }
    }
  }
`)

graphql(`
  fragment RehearsalHelp on RehearsalHelp {
    sentences
    cards {
      kind
      id
      title
      path
    }
  }
`)

export type Help = RehearsalHelpFragment

/** The longest that a person waits; then they choose the reply by hand. */
const MOST_WAIT_MS = 14_000

/** Asks the server which written reply own words come closest to. */
export const useSaying = () =>
  useMutation({
    mutationFn: async (obj: RehearsalSayInput) => {
      const signal = AbortSignal.timeout(MOST_WAIT_MS)
      return (await request(sayDocument, { obj }, { signal })).rehearsalSay
    },
  })
