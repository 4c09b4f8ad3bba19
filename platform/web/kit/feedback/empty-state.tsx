import { CommandButton } from '../command/command-button.tsx'
import type { Command } from '../command/command.ts'

interface Props {
  /** What would stand here, or why nothing does. */
  words: string
  /** The first things to do about it. */
  commands?: readonly Command[]
}

const none: readonly Command[] = []

/** Where rows would stand. */
export function EmptyState({ words, commands = none }: Props) {
  return (
    <div className="grid-empty">
      <p>{words}</p>
      {commands.map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
    </div>
  )
}
