import { pageArgs } from '#entity/paging.graphql.ts'
import type { Builder } from '#graphql/builder.ts'
import { signedIn } from '#graphql/context.ts'
import type { Library } from '#learning/library/library.ts'
import { CHAT_KINDS, type Closest, type Sentence, type Source } from './answering/answer.types.ts'
import { addCard, type CardRef } from './answering/card.graphql.ts'
import {
  type Chat,
  type ChatSummary,
  chat,
  chats,
  type Message,
  MOST_LISTED,
  removeChat,
  sendMessage,
} from './assistant.ts'
import { addRehearsing } from './rehearsing/rehearsing.graphql.ts'

/** Adds Mira: product 4, Mira. */
export function addAssistant(builder: Builder, library: Library): void {
  const CardType = addCard(builder)
  const MessageType = addMessage(builder, CardType)
  addRehearsing(builder, library, CardType)
  const Input = builder.inputType('ChatSendInput', {
    fields: (t) => ({
      chatId: t.id({ description: 'The chat to continue; without it a new one begins' }),
      text: t.string({ required: true }),
    }),
  })
  addChats(builder, MessageType)
  builder.mutationFields((t) => ({
    chatSend: t.field({
      description: 'Answers a message',
      type: MessageType,
      args: { obj: t.arg({ type: Input, required: true }) },
      resolve: (_root, { obj }, context) => sendMessage(signedIn(context), library, obj),
    }),
    chatDelete: t.id({
      description: 'Deletes a chat for good. Answers its id',
      args: { _id: t.arg.id({ required: true }) },
      resolve: (_root, { _id }, context) => removeChat(signedIn(context), _id),
    }),
  }))
}

function addChats(builder: Builder, message: MessageRef): void {
  const ChatType = builder.objectRef<Chat>('Chat').implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      messages: t.expose('messages', { type: [message] }),
    }),
  })
  const Summary = builder.objectRef<ChatSummary>('ChatSummary').implement({
    fields: (t) => ({
      _id: t.exposeID('_id'),
      title: t.exposeString('title', { description: 'The first message' }),
      updatedDate: t.expose('updatedDate', { type: 'DateTime' }),
    }),
  })
  const Settings = builder
    .objectRef<{ writer: string | null; reader: string | null }>('ChatSettings')
    .implement({
      fields: (t) => ({
        writer: t.exposeString('writer', {
          nullable: true,
          description: 'The language model that chooses and drafts; null if no one set one up',
        }),
        reader: t.exposeString('reader', {
          nullable: true,
          description: 'The model that compares the meaning of questions; null: words are compared',
        }),
      }),
    })
  const pages = pageArgs(builder, MOST_LISTED)
  builder.queryFields((t) => ({
    chatSettings: t.field({
      type: Settings,
      resolve: (_root, _args, context) => ({
        writer: signedIn(context).config.model?.name ?? null,
        reader: signedIn(context).config.encoder?.name ?? null,
      }),
    }),
    chatGetMany: t.field({
      description: 'One’s own chats, the newest first',
      type: [Summary],
      args: pages,
      resolve: (_root, page, context) => chats(signedIn(context), page),
    }),
    chatGet: t.field({
      type: ChatType,
      args: { _id: t.arg.id({ required: true }) },
      resolve: (_root, { _id }, context) => chat(signedIn(context), _id),
    }),
  }))
}

function addMessage(builder: Builder, card: CardRef) {
  const SentenceType = builder.objectRef<Sentence>('ChatSentence').implement({
    fields: (t) => ({
      text: t.exposeString('text'),
      sources: t.exposeIntList('sources', { description: 'Numbers of sources' }),
    }),
  })
  const SourceType = builder.objectRef<Source>('ChatSource').implement({
    fields: (t) => ({
      n: t.exposeInt('n'),
      kind: t.exposeString('kind', { description: 'As of LibraryHit' }),
      id: t.exposeString('id'),
      title: t.exposeString('title'),
      path: t.exposeString('path', { nullable: true, description: 'The page that shows it' }),
    }),
  })
  const ClosestType = builder.objectRef<Closest>('ChatClosest').implement({
    description: 'An action that may be closer; its title, sent as a message, shows it',
    fields: (t) => ({
      title: t.exposeString('title'),
      situation: t.exposeString('situation', { nullable: true }),
    }),
  })
  return builder.objectRef<Message>('ChatMessage').implement({
    description: 'A message with its answer',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      chatId: t.exposeID('chatId'),
      text: t.exposeString('text', { description: 'What the person wrote' }),
      createdDate: t.expose('createdDate', { type: 'DateTime' }),
      kind: t.exposeString('kind', { description: CHAT_KINDS.join(', ') }),
      sentences: t.expose('sentences', { type: [SentenceType] }),
      sources: t.expose('sources', { type: [SourceType] }),
      cards: t.expose('cards', { type: [card] }),
      closest: t.field({
        type: [ClosestType],
        description: 'Actions to choose from, if Mira isn’t sure',
        resolve: ({ closest }) => closest ?? [],
      }),
      question: t.exposeString('question', { nullable: true, description: 'A question back' }),
      draft: t.string({
        nullable: true,
        description: 'A text that a language model wrote, to check and send',
        resolve: ({ draft }) => draft ?? null,
      }),
      asksWhom: t.exposeBoolean('asksWhom', {
        description: 'Whether the question is who the message is about',
      }),
    }),
  })
}

type MessageRef = ReturnType<typeof addMessage>
