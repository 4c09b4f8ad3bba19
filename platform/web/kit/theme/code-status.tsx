import type { CodeTable, Tone } from '#platform/contract/code-table.ts'
import { useSay } from '../../language/say.ts'
import { Icon, type IconName } from './icon.tsx'

const icons: Readonly<Record<Tone, IconName>> = {
  none: 'notBegun',
  go: 'underWay',
  done: 'done',
  warn: 'warn',
  bad: 'bad',
}

/** A state of a document: the same colour and icon in lists (`st`) and beside titles (`chip`). */
export function CodeStatus({ codes, code, look }: { codes: CodeTable; code: string; look: 'st' | 'chip' }) {
  const say = useSay()
  const words = codes.texts[code]
  const tone = codes.tones?.[code] ?? 'none'
  return (
    <span className={`${look} s-${tone}`}>
      <Icon name={icons[tone]} size="s" />
      {words ? say(words) : code}
    </span>
  )
}
