import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '../../kit/theme/icon.tsx'
import { useSay } from '../../language/say.ts'
import type { MenuRoute } from '../../session/menu-route.ts'
import { shellTexts } from '../shell.text.ts'
import { Brand } from './brand.tsx'
import { isMarked, useMarkedPath } from './marked-path.ts'
import './first-level.css'

/**
 * The group whose screens stand beside the first level: the one that was chosen on this page, else the one of the
 * current screen, else the last one, else the first.
 */
export function useChosenGroup(tree: readonly MenuRoute[]) {
  const { key } = useLocation()
  const marked = useMarkedPath()
  const [chosen, setChosen] = useState({ at: '', path: '' })
  const [last, setLast] = useState('')
  const groups = tree.filter((route) => route.children.length > 0)
  const current = groups.find((route) => isMarked(route, marked))
  if (current && current.path !== last) setLast(current.path)
  const wanted = chosen.at === key ? chosen.path : (current?.path ?? last)
  return {
    group: groups.find((route) => route.path === wanted) ?? groups[0],
    choose: (path: string) => setChosen({ at: key, path }),
  }
}

interface Props {
  tree: readonly MenuRoute[]
  chosen: string | undefined
  onChoose: (path: string) => void
  /** As a column of icons, or as a line over the page. */
  look: 'icon-column' | 'top-menu'
  children?: ReactNode
}

/** The first level of the menu; choosing a group shows its screens beside it. */
export function FirstLevel({ tree, chosen, onChoose, look, children }: Props) {
  const say = useSay()
  const marked = useMarkedPath()
  return (
    <div className={look}>
      <Brand small={look === 'icon-column'} />
      <nav aria-label={say(shellTexts.areas)}>
        <ul>
          {tree.map((route) => {
            const here = isMarked(route, marked)
            const inner = (
              <>
                <Icon name={route.meta.icon ?? ''} />
                <span>{say(route.title)}</span>
              </>
            )
            return (
              <li key={route.path}>
                {route.meta.external ? (
                  <a className="entry" href={route.meta.external} target="_blank" rel="noreferrer">
                    {inner}
                    <span className="visually-hidden">{say(shellTexts.newWindow)}</span>
                  </a>
                ) : route.children.length === 0 ? (
                  <Link className={here ? 'entry active' : 'entry'} to={route.path}>
                    {inner}
                  </Link>
                ) : (
                  <button
                    type="button"
                    className={route.path === chosen ? 'entry active' : 'entry'}
                    aria-pressed={route.path === chosen}
                    title={say(route.title)}
                    onClick={() => onChoose(route.path)}
                  >
                    {inner}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
      {children}
    </div>
  )
}
