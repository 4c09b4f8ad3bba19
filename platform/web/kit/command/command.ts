import type { Ability } from '#platform/contract/list.ts'
import type { Text } from '#platform/contract/text.ts'
import type { KeyPress } from '../../keyboard/enter-key.ts'
import type { Need } from '../../session/allowed.tsx'
import type { IconName } from '../theme/icon.tsx'

/** F1, F3, F5, F11 and F12 stay the browser's (interface.md "Keyboard"). */
export type CommandKey =
  | 'F2'
  | 'F4'
  | 'F6'
  | 'F7'
  | 'F8'
  | 'F9'
  | 'F10'
  | 'Escape'
  | 'Delete'
  | 'Enter'
  | 'Alt+K'
  | 'Alt+T'
  | 'Alt+Insert'
  | 'Alt+Delete'
  | 'Alt+PageUp'
  | 'Alt+PageDown'
  | 'Alt+ArrowLeft'
  | 'Alt+ArrowRight'
  | 'Alt+ArrowUp'
  | 'Alt+ArrowDown'
  | 'Ctrl+Z'
  | 'Ctrl+Y'

/** One thing a person can do here. Buttons, the function bar and the keys are all made from it. */
export interface Command {
  readonly id: string
  readonly label: Text
  readonly key?: CommandKey
  readonly icon?: IconName
  readonly primary?: boolean
  /** Now and then: of a slip behind one button with a new one, a copy and its files, of a list with its columns and files. */
  readonly seldom?: boolean
  /** In a row of commands: behind one button of this name, with the others that say the same. */
  readonly behind?: Text
  /** Without it the command is not there at all. */
  readonly need?: Need | undefined
  /** Refused for the record at hand: the command is there, disabled, and says why. */
  readonly ability?: Ability | undefined
  /** Not now (nothing selected, call under way); needs no explanation. */
  readonly unavailable?: boolean | undefined
  readonly run: () => void
}

export const isRefused = (ability: Ability | undefined): ability is Exclude<Ability, true> =>
  ability !== undefined && ability !== true

export const canRun = (command: Command): boolean => !command.unavailable && !isRefused(command.ability)

/** As the keys lie on the keyboard: F2 to F10 first, the others in the order in which they are named. */
export const inKeyOrder = (commands: readonly Command[]): readonly Command[] =>
  commands.toSorted((one, other) => placeOf(one.key) - placeOf(other.key))

const placeOf = (key: CommandKey | undefined): number => Number(/^F(\d+)$/.exec(key ?? '')?.[1] ?? 99)

const keyCaps: Partial<Record<CommandKey, string>> = {
  Escape: 'Esc',
  Delete: 'Del',
  'Alt+K': 'Alt K',
  'Alt+T': 'Alt T',
  'Alt+Insert': 'Alt Ins',
  'Alt+Delete': 'Alt Del',
  'Alt+PageUp': 'Alt PgUp',
  'Alt+PageDown': 'Alt PgDn',
  'Alt+ArrowLeft': 'Alt ←',
  'Alt+ArrowRight': 'Alt →',
  'Alt+ArrowUp': 'Alt ↑',
  'Alt+ArrowDown': 'Alt ↓',
  'Ctrl+Z': 'Ctrl Z',
  'Ctrl+Y': 'Ctrl Y',
}
export const keyCap = (key: CommandKey): string => keyCaps[key] ?? key

/** Keys that a field needs while one types in it. */
const ofFields: readonly CommandKey[] = ['Enter', 'Delete', 'Ctrl+Z', 'Ctrl+Y']

type Press = Pick<KeyPress, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'> & {
  /** Where the key lies: with Alt, some keyboards type another letter. */
  readonly code?: string
  readonly typing: boolean
}

/** The command that a key means: the first that has the key and may run. */
export function commandForKey(commands: readonly Command[], press: Press): Command | undefined {
  const pressed = nameOf(press)
  if (press.typing && ofFields.some((key) => key === pressed)) return undefined
  return commands.find((command) => command.key === pressed && canRun(command))
}

/** A screen's own key stays its own while its command cannot run: it is not the shell's then, nor the browser's. */
export const keepsKey = (commands: readonly Command[], press: Press): boolean =>
  /^(F\d|Alt\+)/.test(nameOf(press)) && commands.some(({ key }) => key === nameOf(press))

function nameOf({ key, code = '', ctrlKey, altKey, metaKey, shiftKey }: Press): string {
  if (shiftKey) return ''
  const [, letter = key] = /^Key([A-Z])$/.exec(code) ?? []
  if (altKey) return ctrlKey || metaKey ? '' : `Alt+${letter.length === 1 ? letter.toUpperCase() : letter}`
  return ctrlKey || metaKey ? `Ctrl+${key.toUpperCase()}` : key
}
