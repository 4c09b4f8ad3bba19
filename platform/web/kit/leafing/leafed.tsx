import type { ReactNode } from 'react'
import { inBrackets } from '../../language/in-brackets.ts'
import { useSay } from '../../language/say.ts'
import { canRun, keyCap, type Command } from '../command/command.ts'
import { Icon } from '../theme/icon.tsx'
import type { Leafing } from './use-leafing.ts'
import './leafing.css'

interface Props {
  leafing: Leafing | undefined
  /** Which one it is. */
  children: ReactNode
}

/** Which record or slip it is, between the ways to the one before and the one behind it. */
export function Leafed({ leafing, children }: Props) {
  if (!leafing) return children
  const [previous, next] = leafing
  return (
    <span className="leafed">
      <LeafButton command={previous} />
      {children}
      <LeafButton command={next} />
    </span>
  )
}

function LeafButton({ command }: { command: Command }) {
  const label = useSay()(command.label)
  return (
    <button
      type="button"
      className="icon-btn"
      disabled={!canRun(command)}
      aria-label={label}
      title={command.key ? inBrackets(label, keyCap(command.key)) : label}
      data-command={command.id}
      onClick={command.run}
    >
      <Icon name={command.icon ?? 'dot'} />
    </button>
  )
}
