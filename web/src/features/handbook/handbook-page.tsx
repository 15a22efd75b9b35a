import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { useMe } from '#api/me.ts'
import { paths } from '#paths.ts'
import type { PageProps } from '#shell/page.ts'
import { CategoryView } from './category/category-view.tsx'
import { answersQuery, questionsQuery } from './handbook.data.ts'
import { categoriesOf } from './handbook.rules.ts'
import { Overview } from './overview.tsx'

/** /company/org-info/{category}: the company's handbook, or one category of it. */
export function HandbookPage({ params }: PageProps) {
  const me = useMe()
  // Public users belong to no company, and so have no handbook (product 6).
  if (me.isPublicUser) return <Navigate to={paths.home} replace />
  return <Handbook slug={params.category?.toLowerCase()} />
}

function Handbook({ slug }: { slug: string | undefined }) {
  const me = useMe()
  // Asked for together, and waited for one after the other.
  usePrefetchQuery(answersQuery(me))
  const { data: questions } = useSuspenseQuery(questionsQuery)
  const { data: answers } = useSuspenseQuery(answersQuery(me))
  const categories = categoriesOf(questions, answers)
  const category = categories.find((one) => one.slug === slug)
  if (category === undefined) return <Overview categories={categories} unknown={slug} />
  return <CategoryView key={category.slug} category={category} answers={answers} />
}
