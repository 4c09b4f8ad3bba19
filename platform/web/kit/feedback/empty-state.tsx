import { CommandButton } from '../command/command-button.tsx'
import type { Command } from '../command/command.ts'

interface Props {
  /** What would stand here, or why nothing does. */
  words: string
  /** The first things to do about it. */
  commands?: readonly Command[]
}

const none: readonly Command[] = []

/** Where rows would stand. Its commands may stand in the screen's head, too: they have names of their own. */
export function EmptyState({ words, commands = none }: Props) {
  return (
    <div className="grid-empty">
      <p>{words}</p>
      {commands.map((command) => (
        <CommandButton key={command.id} command={{ ...command, id: `empty-${command.id}` }} />
      ))}
    </div>
  )
}
