import {
  Award,
  BatteryCharging,
  BookOpen,
  Calendar,
  CalendarCheck,
  Compass,
  Crosshair,
  DoorOpen,
  Ear,
  Gauge,
  GraduationCap,
  Handshake,
  Heart,
  type LucideIcon,
  MessageCircle,
  MessageSquare,
  Mic,
  Shapes,
  Shield,
  Sprout,
  Target,
  Users,
  Wrench,
} from 'lucide-react'

// Imported one by one: the whole set would be fifty times the page.
const icons: Record<string, LucideIcon> = {
  award: Award,
  'battery-charging': BatteryCharging,
  'book-open': BookOpen,
  calendar: Calendar,
  'calendar-check': CalendarCheck,
  compass: Compass,
  crosshair: Crosshair,
  'door-open': DoorOpen,
  ear: Ear,
  gauge: Gauge,
  'graduation-cap': GraduationCap,
  handshake: Handshake,
  heart: Heart,
  'message-circle': MessageCircle,
  'message-square': MessageSquare,
  mic: Mic,
  shield: Shield,
  sprout: Sprout,
  target: Target,
  users: Users,
  wrench: Wrench,
}

/** The icon of this name in the content; a shape for an unknown name. */
export function NamedIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? Shapes
  return <Icon aria-hidden="true" className="size-7" strokeWidth={1.75} />
}
