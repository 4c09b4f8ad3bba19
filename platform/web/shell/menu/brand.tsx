import { Link } from 'react-router'
import { productName } from '#platform/contract/constants.ts'
import { BrandMark } from '../../kit/theme/icon.tsx'
import { useSay } from '../../language/say.ts'
import { homePath } from '../../session/route-guard.ts'
import { shellTexts } from '../shell.text.ts'

/** The mark leads home; where there is room, the name stands beside it. */
export function Brand({ small = false }: { small?: boolean }) {
  const say = useSay()
  return (
    <Link to={homePath} className={small ? 'brand small' : 'brand'} title={say(shellTexts.home)}>
      <BrandMark />
      <span className="visually-hidden">{say(shellTexts.home)}</span>
      {small ? null : (
        <>
          <span lang="ja">要</span>
          <small>{productName}</small>
        </>
      )}
    </Link>
  )
}
