import { useEffect, useLayoutEffect, useState } from 'react'
import { isComposing } from '../../keyboard/enter-key.ts'
import { useAllows } from '../../session/allowed.tsx'
import { createStore } from '../../store/store.ts'
import { useStore } from '../../store/use-store.ts'
import { commandForKey, keepsKey, type Command } from './command.ts'

interface Layer {
  /** Later components lie over earlier ones, also when a tab with several of them is shown again. */
  readonly order: number
  readonly commands: readonly Command[]
  /** It waits for an answer: the keys of the shell rest. */
  readonly alone: boolean
}

let last = 0

/** A screen is a layer, a drawer over it is the next one: the keys and the function bar follow the topmost. */
const layers = createStore<readonly Layer[]>([])

/** Offers commands while the component is shown. Commands that the user may not use are left out. */
export function useCommands(
  commands: readonly Command[],
  { alone = false }: { alone?: boolean } = {},
): readonly Command[] {
  const [order] = useState(() => ++last)
  const allows = useAllows()
  const allowed = commands.filter((command) => !command.need || allows(command.need))
  useLayoutEffect(() => {
    layers.set((now) =>
      [...now.filter((layer) => layer.order !== order), { order, commands: allowed, alone }].sort(
        (a, b) => a.order - b.order,
      ),
    )
  })
  useLayoutEffect(() => () => layers.set((now) => now.filter((layer) => layer.order !== order)), [order])
  return allowed
}

const topmost = (now: readonly Layer[]) => now.at(-1)?.commands ?? []

/** What the screen offers at this moment. */
export const activeCommands = (): readonly Command[] => topmost(layers.get())

export const isAlone = (): boolean => layers.get().at(-1)?.alone ?? false

export const useActiveCommands = (): readonly Command[] => topmost(useStore(layers))

/** Listens once for the whole shell. */
export function useCommandKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event)) return
      const target = event.target instanceof HTMLElement ? event.target : null
      const commands = topmost(layers.get())
      const press = {
        ...pressOf(event),
        typing: target !== null && ['INPUT', 'SELECT', 'TEXTAREA', 'BUTTON', 'A'].includes(target.tagName),
      }
      const command = commandForKey(commands, press)
      if (command || keepsKey(commands, press)) event.preventDefault()
      command?.run()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const pressOf = ({ key, code, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent) => ({
  key,
  code,
  ctrlKey,
  altKey,
  metaKey,
  shiftKey,
})
