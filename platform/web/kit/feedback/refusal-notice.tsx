import type { ReactNode } from 'react'
import { Icon } from '../theme/icon.tsx'

/** Why an act was refused, said above what is to be mended; below it stand more words, beside it what leads on. */
export function RefusalNotice({
  message,
  more,
  children,
}: {
  message: string
  more?: string | undefined
  children?: ReactNode
}) {
  if (message === '') return null
  return (
    <div className="notice bad" role="alert">
      <Icon name="bad" size="m" />
      <div>
        <p>{message}</p>
        {more ? <p>{more}</p> : null}
      </div>
      {children}
    </div>
  )
}
