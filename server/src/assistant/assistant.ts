import { countForPerson } from '#accounts/person-limit.ts'
import { findAnswers } from '#accounts/people/people.ts'
import { lockActor } from '#db/locks.ts'
import type { Store } from '#db/store.ts'
import type { SignedIn } from '#graphql/context.ts'
import type { Library } from '#learning/library/library.ts'
import { badInput, notFound } from '#lib/errors.ts'
import { storable } from '#lib/storable.ts'
import { answerTo } from './answering/answer.ts'
import type { Answer } from './answering/answer.types.ts'
import {
  deleteChat,
  deleteOldMessages,
  insertMessage,
  listChats,
  listMessages,
} from './assistant.store.ts'

/** How long messages are kept. */
export const KEPT_DAYS = 30
const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
const MOST_TEXT = 2000
const PER_HOUR = 20
const MOST_TITLE = 80

/** A message of a person with Mira's answer. */
export type Message = { _id: string; text: string; createdDate: number; answer: Answer }
export type Chat = { _id: string; title: string; updatedDate: number; messages: number }
export type Sent = Answer & { _id: string; chatId: string }

type Content = Pick<Message, 'text' | 'answer'>
