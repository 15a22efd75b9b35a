import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Download,
  Eye,
  KeyRound,
  LifeBuoy,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  Sparkles,
  UserCog,
} from 'lucide-react'
import { productName } from '#lib/product.ts'

type Look = {
  words: MessageDescriptor
  icon: LucideIcon
  /** What a person should look at twice. */
  isGrave?: true
  /** The words say already that it was an admin. */
  saysWho?: true
}

/** The kinds of events that the server tells, in words of the person. */
const looks: Readonly<Record<string, Look>> = {
  sign_up: { words: msg`Account made`, icon: Sparkles },
  sign_in: { words: msg`Signed in`, icon: LogIn },
  sign_in_pending: { words: msg`Right password, second step asked for`, icon: LogIn },
  sign_out: { words: msg`Signed off`, icon: LogOut },
  wrong_passwords: { words: msg`Wrong passwords were tried`, icon: ShieldAlert, isGrave: true },
  sessions_ended: { words: msg`Devices signed off`, icon: LogOut },
  email_verified: { words: msg`Mail address confirmed`, icon: Mail },
  email_change_asked: { words: msg`New mail address asked for`, icon: Mail },
  email_changed: { words: msg`Mail address changed`, icon: Mail, isGrave: true },
  password_changed: { words: msg`Password changed`, icon: KeyRound },
  password_reset_asked: { words: msg`Password reset asked for`, icon: KeyRound },
  password_reset: { words: msg`Password reset by a mailed link`, icon: KeyRound, isGrave: true },
  factor_set_up: { words: msg`Second step set up`, icon: ShieldCheck },
  factor_removed: { words: msg`Second step removed`, icon: ShieldOff, isGrave: true },
  recovery_codes_made: { words: msg`New recovery codes made`, icon: LifeBuoy },
  recovery_code_used: { words: msg`Recovery code used`, icon: LifeBuoy, isGrave: true },
  second_factor_locked: { words: msg`Too many wrong codes`, icon: ShieldAlert, isGrave: true },
  operator_unlock: { words: msg`Unlocked by those who run this`, icon: ShieldCheck },
  data_exported: { words: msg`Your data was downloaded`, icon: Download, isGrave: true },
  account_closed: { words: msg`Account closed`, icon: LogOut, isGrave: true },
  account_kept: { words: msg`Account kept`, icon: Sparkles },
  app_admin_look: {
    words: msg`An administrator of ${productName} looked at your account`,
    icon: Eye,
    saysWho: true,
  },
  app_admin_change: {
    words: msg`An administrator of ${productName} changed your account`,
    icon: UserCog,
    saysWho: true,
    isGrave: true,
  },
  app_admin_appointed: { words: msg`You became an app admin`, icon: UserCog, isGrave: true },
  app_admin_removed: {
    words: msg`You are no longer an app admin`,
    icon: UserCog,
    isGrave: true,
  },
  operator_new_recovery: {
    words: msg`New recovery codes handed out by those who run this`,
    icon: LifeBuoy,
    isGrave: true,
  },
}

const unknown: Look = { words: msg`Something changed in your account`, icon: ShieldAlert }

/** How an event of this kind shows; a kind that is newer than this page shows as well. */
export const lookOf = (kind: string): Look => looks[kind] ?? unknown
