import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { listAllContent } from '#api/content.ts'
import { graphql } from '#api/generated/gql.ts'
import { request } from '#api/graphql.ts'
import { paths } from '#paths.ts'
import { AppLink } from '#shell/app-link.tsx'
import { PageHelp } from '#shell/page-help.tsx'
import { Fold } from '#ui/fold.tsx'

const clusterDocument = graphql(`
  query OwnCluster {
    me {
      profileCluster
    }
  }
`)

/** The person's profile in words, null where they have none. */
const clusterQuery = queryOptions({
  queryKey: ['own-cluster'],
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const { profileCluster } = (await request(clusterDocument, {}, { signal })).me
    if (profileCluster == null) return null
    const clusters = await listAllContent('clusters', {}, { signal })
    return clusters.find(({ number }) => number === profileCluster) ?? null
  },
})

/** The profile cluster (product 2, Impact Index): its name, and folded what it says. */
export function MirrorPart() {
  const { t } = useLingui()
  const { data: cluster } = useQuery(clusterQuery)
  if (cluster === undefined) return null
  return (
    <div className="flex items-start justify-between gap-2">
      {cluster ? (
        <Fold title={cluster.name} note={t`Your profile: a mirror, not a test`} className="flex-1">
          <p>{cluster.description}</p>
          <AppLink
            to={paths.onboarding('user-landing-done')}
            className="mt-2 inline-flex min-h-11 items-center font-semibold"
          >
            <Trans>Why, change or clear</Trans>
          </AppLink>
        </Fold>
      ) : (
        <AppLink
          to={paths.onboarding('user-traits-1')}
          className="inline-flex min-h-12 items-center font-semibold"
        >
          <Trans>Find your profile: a mirror, not a test</Trans>
        </AppLink>
      )}
      <PageHelp page="home" name={t`About your profile`} labels={['profile']} />
    </div>
  )
}
