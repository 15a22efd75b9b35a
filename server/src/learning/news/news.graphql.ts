import type { Content } from '#content/content.ts'
import type { RecordType } from '#entity/crud.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import { hasUnreadNews, type NewsItem, newsGetMany, readNews } from './news.ts'

/** What's new: product 2, what's new. */
export function addNews(builder: Builder, User: RecordType, content: () => Content) {
  const Item = builder.objectRef<NewsItem>('News').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      date: t.expose('date', { type: 'Date' }),
      title: t.exposeString('title'),
      text: t.exposeString('text', { description: 'Markdown' }),
      isUnread: t.exposeBoolean('isUnread'),
    }),
  })
  builder.queryField('newsGetMany', (t) =>
    t.field({
      description: 'The news for this person, newest first',
      type: [Item],
      resolve: (_root, _args, context) => newsGetMany(signedIn(context), content()),
    }),
  )
  builder.mutationField('newsRead', (t) =>
    t.boolean({
      description: 'Marks this piece of news and all older ones as read',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, context) => {
        await readNews(signedIn(context), content(), id)
        return true
      },
    }),
  )
  builder.objectFields(User, (t) => ({
    hasUnreadNews: t.boolean({
      nullable: true,
      description: 'Of oneself only: whether there is news that one has not seen',
      resolve: (row, _args, context) => {
        const { viewer } = context
        const isOwn = viewer?.state === 'active' && row._id === viewer.userId
        return isOwn ? hasUnreadNews(signedIn(context), content()) : null
      },
    }),
  }))
}
