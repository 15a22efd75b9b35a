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

/** The profile cluster (product 2, Impact Index): its name and its text. */
export function ProfilePart() {
  const { t } = useLingui()
  const { data: cluster } = useQuery(clusterQuery)
  if (cluster === undefined) return null
  return (
    <section aria-label={t`Your profile`}>
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-lead">{cluster ? cluster.name : <Trans>No profile yet</Trans>}</h3>
        <PageHelp page="home" name={t`About your profile`} labels={['profile']} />
      </div>
      {cluster ? <Description text={cluster.description} /> : <NoProfile />}
    </section>
  )
}

/** The first sentence of the text; the others are folded. */
function Description({ text }: { text: string }) {
  const end = text.indexOf('. ') + 1
  return (
    <>
      <p>{text.slice(0, end)}</p>
      <Fold look="inline" title={<Trans>Read more</Trans>}>
        <p>{text.slice(end)}</p>
        <AppLink
          to={paths.onboarding('user-landing-done')}
          className="mt-2 inline-flex min-h-11 items-center font-semibold"
        >
          <Trans>See why, change or clear it</Trans>
        </AppLink>
      </Fold>
    </>
  )
}

function NoProfile() {
  return (
    <>
      <p>
        <Trans>Pick the traits that sound like you. It isn't a test.</Trans>
      </p>
      <AppLink
        to={paths.onboarding('user-traits-1')}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        <Trans>Find your profile</Trans>
      </AppLink>
    </>
  )
}
