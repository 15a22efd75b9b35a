import {
  BookOpenText,
  DoorOpen,
  Gift,
  GraduationCap,
  HeartHandshake,
  Laptop,
  type LucideIcon,
  Megaphone,
  Route,
  Scale,
  Sprout,
  UsersRound,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  communications: Megaphone,
  'employee-productivity': Laptop,
  'engagement-culture': HeartHandshake,
  'leadership-talent-management': Route,
  'learning-career-development': GraduationCap,
  'performance-management': Scale,
  'recruitment-on-boarding': DoorOpen,
  retention: Sprout,
  rewards: Gift,
  'team-management': UsersRound,
}

/** The sign of a category (product 9, handbook categories), by its slug. */
export const categoryIcon = (slug: string): LucideIcon => icons[slug] ?? BookOpenText
