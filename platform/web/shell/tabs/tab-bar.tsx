import { ContextMenu } from '@base-ui/react/context-menu'
import { Menu } from '@base-ui/react/menu'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '../../kit/theme/icon.tsx'
import { useSay } from '../../language/say.ts'
import { routeAt } from '../../session/menu-route.ts'
import { useSession } from '../../session/session-context.tsx'
import { RefreshBar } from './refresh-bar.tsx'
import { useTabActions } from './tab-actions.tsx'
import { TabMenuItems } from './tab-menu-items.tsx'
import { useTabs } from './tabs-context.tsx'
import { isClosable, titleOf, type Tab } from './tabs-state.ts'
import { tabTexts } from './tabs.text.ts'
import './tabs.css'

/** The visited screens. One stop for the Tab key; arrows go along, Delete closes, the context menu has the rest. */
export function TabBar() {
  const say = useSay()
  const { tabs, active } = useTabs()
  const actions = useTabActions()
  const shown = tabs.filter((tab) => !tab.tabHidden)
  return (
    <div className="tab-bar">
      <nav aria-label={say(tabTexts.tabs)}>
        <ul className="tab-list">
          {shown.map((tab) => (
            <TabEntry key={tab.view} tab={tab} current={tab.view === active} />
          ))}
        </ul>
      </nav>
      <button
        type="button"
        className="icon-btn"
        aria-label={say(tabTexts.refresh)}
        title={say(tabTexts.refresh)}
        onClick={() => actions.refresh()}
      >
        <Icon name="refresh" size="m" />
      </button>
      <TabsMenu shown={shown} active={active} />
      <RefreshBar />
    </div>
  )
}

function TabEntry({ tab, current }: { tab: Tab; current: boolean }) {
  const say = useSay()
  const title = useTitleOf()(tab)
  const actions = useTabActions()
  const entry = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (current) entry.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger render={<li ref={entry} />} className={current ? 'tab current' : 'tab'}>
        <Link
          to={tab.address}
          title={tab.title ? title : undefined}
          aria-current={current ? 'page' : undefined}
          tabIndex={current ? 0 : -1}
          onAuxClick={(event) => {
            if (event.button !== 1) return
            event.preventDefault()
            actions.close('this', tab.view)
          }}
          // What is opened takes the keyboard; the other keys leave it with the tabs.
          onClick={(event) => event.currentTarget.blur()}
          onKeyDown={(event) => {
            if (event.key === 'Delete' && !tab.dirty) moveAside(event.currentTarget)
            moveAlong(event)
            if (event.key === 'Delete') actions.close('this', tab.view)
          }}
        >
          <span className="tab-title">{title}</span>
          {tab.dirty ? (
            <span className="unsaved" title={say(tabTexts.unsaved)}>
              <span className="visually-hidden">{say(tabTexts.unsaved)}</span>
            </span>
          ) : null}
        </Link>
        {isClosable(tab) ? (
          <button
            type="button"
            className="close-tab"
            tabIndex={-1}
            aria-label={say(tabTexts.closeOf, { title })}
            onClick={() => actions.close('this', tab.view)}
          >
            <Icon name="close" size="s" />
          </button>
        ) : null}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Positioner className="pop-place">
          <ContextMenu.Popup className="pop menu-list">
            <TabMenuItems view={tab.view} />
          </ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  )
}

/** All tabs, also those that have scrolled out of sight, and the actions on the current one. */
function TabsMenu({ shown, active }: { shown: readonly Tab[]; active: string }) {
  const say = useSay()
  const navigate = useNavigate()
  const named = useTitleOf()
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-btn" aria-label={say(tabTexts.more)} title={say(tabTexts.more)}>
        <Icon name="down" size="m" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="pop-place" align="end" sideOffset={2}>
          <Menu.Popup className="pop menu-list">
            <TabMenuItems view={active} />
            <div className="menu-rule" />
            {shown.map((tab) => (
              <Menu.Item key={tab.view} className="menu-item" onClick={() => void navigate(tab.address)}>
                <Icon name={tab.view === active ? 'check' : 'dot'} size="m" />
                {named(tab)}
                {tab.dirty ? <span className="unsaved" /> : null}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** What is shown in a tab, or else the name of its screen. */
function useTitleOf(): (tab: Tab) => string {
  const say = useSay()
  const routes = useSession((state) => state.routes) ?? []
  return (tab) => {
    const route = routeAt(routes, tab.path)
    return titleOf(tab, route ? say(route.title) : tab.path)
  }
}

/** Arrow keys, Home and End go along the tabs without opening them. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('a') ?? [])]
  const at = links.findIndex((link) => link === event.currentTarget)
  const goals: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(at - 1, 0),
    ArrowRight: Math.min(at + 1, links.length - 1),
    Home: 0,
    End: links.length - 1,
  }
  const goal = goals[event.key]
  if (goal === undefined) return
  event.preventDefault()
  links[goal]?.focus()
}

/** A tab that is closed by its key leaves the focus with its neighbour, the right one first. */
function moveAside(link: HTMLElement): void {
  const tab = link.closest('li')
  const beside = tab?.nextElementSibling ?? tab?.previousElementSibling
  beside?.querySelector('a')?.focus()
}
