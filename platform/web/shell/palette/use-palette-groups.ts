import { useNavigate } from 'react-router'
import { languages, type Text } from '#platform/contract/text.ts'
import { canRun, keyCap, type Command } from '../../kit/command/command.ts'
import { useSay } from '../../language/say.ts'
import { branches, openable, routeAt, type MenuRoute } from '../../session/menu-route.ts'
import { useSession } from '../../session/session-context.tsx'
import { useStore } from '../../store/use-store.ts'
import { manualTexts } from '../manual/manual.text.ts'
import { recentScreens } from '../recent-screens.ts'
import type { PaletteGroup } from './palette-groups.ts'
import type { PaletteEntry } from './palette-search.ts'
import { paletteTexts } from './palette.text.ts'

/** Something that the shell itself can do. */
export interface ShellAction {
  readonly id: string
  readonly label: Text
  readonly icon: string
  readonly keyCap?: string
  readonly run: () => void
}

/** What the palette offers: recent screens, what this screen can do, all screens, what the shell can do; behind `?` the manual. */
export function usePaletteGroups(
  commands: readonly Command[],
  actions: readonly ShellAction[],
  onManual: (screen: string) => void,
): readonly PaletteGroup[] {
  const say = useSay()
  const navigate = useNavigate()
  const routes = useSession((state) => state.routes) ?? []
  const recent = useStore(recentScreens)

  const branchOf = new Map(branches(routes).map(([{ path }, branch]) => [path, branch]))
  const screens = openable(routes).filter(isListed)
  const screenEntry = (route: MenuRoute): PaletteEntry => {
    const branch = branchOf.get(route.path) ?? []
    return {
      id: route.path,
      title: say(route.title),
      note: branch
        .slice(0, -1)
        .map(({ title }) => say(title))
        .join(' › '),
      icon: branch.find(({ meta }) => meta.icon)?.meta.icon ?? 'dot',
      words: [...inAllLanguages(route.title), route.path],
      run: () => void navigate(route.path),
    }
  }
  return [
    {
      title: say(paletteTexts.recent),
      entries: recent
        .slice(1, 6)
        .flatMap((path) => routeAt(routes, path) ?? [])
        .filter(isListed)
        .map(screenEntry),
    },
    {
      title: say(paletteTexts.here),
      entries: commands.filter(canRun).map((command) => ({
        id: `command/${command.id}`,
        title: say(command.label),
        icon: command.icon ?? 'dot',
        ...(command.key ? { keyCap: keyCap(command.key) } : {}),
        words: inAllLanguages(command.label),
        run: command.run,
      })),
    },
    { title: say(paletteTexts.screens), entries: screens.map(screenEntry) },
    {
      title: say(paletteTexts.actions),
      entries: actions.map(({ id, label, icon, keyCap: cap, run }) => ({
        id: `action/${id}`,
        title: say(label),
        icon,
        ...(cap ? { keyCap: cap } : {}),
        words: inAllLanguages(label),
        run,
      })),
    },
    {
      title: say(manualTexts.title),
      manual: true,
      entries: screens.map((route) => ({
        id: `manual/${route.name}`,
        title: say(manualTexts.of, { title: say(route.title) }),
        icon: 'book',
        words: inAllLanguages(route.title),
        run: () => onManual(route.name),
      })),
    },
  ]
}

const isListed = ({ meta }: MenuRoute) => !meta.unlisted

const inAllLanguages = (text: Text) => languages.map((language) => text[language])
