import type { Text } from '#platform/contract/text.ts'
import { manualTexts } from '../manual/manual.text.ts'
import { keyTexts } from './keys.text.ts'

/** Keys that work on every screen. */
export type ShellKeyId =
  'palette' | 'keys' | 'manual' | 'menu' | 'refresh' | 'close' | 'previous' | 'next' | 'settings'

export interface ShellKey {
  readonly id: ShellKeyId
  readonly label: Text
  readonly caps: readonly string[]
}

export const shellKeys: readonly ShellKey[] = [
  { id: 'palette', label: keyTexts.palette, caps: ['Ctrl K', '⌘ K'] },
  { id: 'keys', label: keyTexts.keys, caps: ['?', 'Ctrl /'] },
  { id: 'manual', label: manualTexts.title, caps: ['Alt H'] },
  { id: 'menu', label: keyTexts.menu, caps: ['F10'] },
  { id: 'refresh', label: keyTexts.refresh, caps: ['Alt R'] },
  { id: 'close', label: keyTexts.close, caps: ['Alt Q'] },
  { id: 'previous', label: keyTexts.previous, caps: ['Alt PageUp'] },
  { id: 'next', label: keyTexts.next, caps: ['Alt PageDown'] },
  { id: 'settings', label: keyTexts.settings, caps: ['Alt ,'] },
]

export interface ShellPress {
  /** What the key types. */
  readonly key: string
  /** Where it lies: with Alt, some keyboards type another letter. */
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  /** Whether the focus is where letters are typed. */
  readonly typing: boolean
}

const withAlt: Readonly<Record<string, ShellKeyId>> = {
  KeyH: 'manual',
  KeyR: 'refresh',
  KeyQ: 'close',
  PageUp: 'previous',
  PageDown: 'next',
  Comma: 'settings',
}

/** Also while one types, which is where every screen begins. */
const withControl: Readonly<Record<string, ShellKeyId>> = { k: 'palette', '/': 'keys' }

export function shellKeyOf(press: ShellPress): ShellKeyId | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, typing } = press
  if (altKey) return ctrlKey || metaKey || shiftKey ? undefined : withAlt[code]
  if (ctrlKey || metaKey) return shiftKey || ctrlKey === metaKey ? undefined : withControl[key.toLowerCase()]
  if (key === '?' && !typing) return 'keys'
  return key === 'F10' && !shiftKey ? 'menu' : undefined
}
