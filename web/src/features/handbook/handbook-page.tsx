import { useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useMe } from '#api/me.ts'
import { slugOf } from '#lib/slug.ts'
import { paths } from '#paths.ts'
import { CategoryView } from './category/category-view.tsx'
import { answersQuery, questionsQuery } from './handbook.queries.ts'
import { categoriesOf, entriesOf, isOther, isShown } from './handbook.rules.ts'
import { Overview } from './overview.tsx'

const otherAnswers = 'Other answers'

/** /company/org-info/:category?: the company's handbook, or one category of it. */
export function HandbookPage() {
  const { category } = useParams()
  const me = useMe()
  // Public users belong to no company, and so have no handbook (product 6).
  if (me.isPublicUser) return <Navigate to={paths.home} replace />
  return <Handbook slug={category?.toLowerCase()} />
}

function Handbook({ slug }: { slug: string | undefined }) {
  const { t } = useLingui()
  const me = useMe()
  // Requested together, awaited one after the other.
  usePrefetchQuery(answersQuery(me))
  const { data: questions } = useSuspenseQuery(questionsQuery)
  const { data: answers } = useSuspenseQuery(answersQuery(me))
  const categories = categoriesOf(questions, answers, {
    category: otherAnswers,
    question: (id) => t`A question no longer in the handbook (${id})`,
  }).filter(
    (category) => me.viewerCanAdminister || !isOther(category) || entriesOf(category).some(isShown),
  )
  const category = categories.find((one) => one.slug === slug)
  if (category === undefined) {
    // The last answer of this category may just have been deleted.
    const unknown = slug === slugOf(otherAnswers) ? undefined : slug
    return <Overview categories={categories} unknown={unknown} moment={slug} />
  }
  return <CategoryView key={category.slug} category={category} answers={answers} />
}
