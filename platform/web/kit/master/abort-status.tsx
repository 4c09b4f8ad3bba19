import { abortDivision } from '#platform/contract/code-table.ts'
import { useSay } from '../../language/say.ts'
import { Icon } from '../theme/icon.tsx'

const looks = {
  0: { look: 's-done', icon: 'done' },
  1: { look: 's-warn', icon: 'stop' },
  2: { look: 's-none', icon: 'close' },
} as const

/** In use, stopped, abolished: one colour and one icon everywhere. */
export function AbortStatus({ code }: { code: string }) {
  const say = useSay()
  const known = abortDivision.schema.safeParse(code)
  if (!known.success) return <span className="st s-none">{code}</span>
  const { look, icon } = looks[known.data]
  return (
    <span className={`st ${look}`}>
      <Icon name={icon} size="s" />
      {say(abortDivision.texts[known.data])}
    </span>
  )
}
