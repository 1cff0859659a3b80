import {
  CalendarDays,
  Camera,
  ChartGantt,
  CircleCheck,
  CircleDot,
  ClipboardList,
  Clock,
  Compass,
  Ellipsis,
  FileText,
  House,
  IceCreamCone,
  LayoutDashboard,
  ListChecks,
  Map,
  MessageCircle,
  Palette,
  PiggyBank,
  Plane,
  Settings,
  Ship,
  UserPlus,
  Users,
  Utensils,
  Wallet,
  Waves,
  Zap,
} from 'lucide-react';

/** The lucide names that a remote's navigation may use. */
const icons = {
  'calendar-days': CalendarDays,
  calendar: CalendarDays,
  camera: Camera,
  'chart-gantt': ChartGantt,
  'circle-check': CircleCheck,
  'clipboard-list': ClipboardList,
  clock: Clock,
  compass: Compass,
  ellipsis: Ellipsis,
  'file-text': FileText,
  house: House,
  home: House,
  'ice-cream-cone': IceCreamCone,
  'layout-dashboard': LayoutDashboard,
  'list-checks': ListChecks,
  map: Map,
  'message-circle': MessageCircle,
  palette: Palette,
  'piggy-bank': PiggyBank,
  plane: Plane,
  settings: Settings,
  ship: Ship,
  'user-plus': UserPlus,
  users: Users,
  utensils: Utensils,
  wallet: Wallet,
  waves: Waves,
  zap: Zap,
};

const isKnown = (name: string): name is keyof typeof icons => name in icons;

export function KnownIcon({ name }: { name: string }) {
  const Icon = isKnown(name) ? icons[name] : CircleDot;
  return <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />;
}
