import { Menu } from '@base-ui/react/menu'
import { Icon } from '../../kit/theme/icon.tsx'
import { useSay } from '../../language/say.ts'
import { useTabActions } from './tab-actions.tsx'
import { useTabs } from './tabs-context.tsx'
import { closing, type CloseAction } from './tabs-state.ts'
import { tabTexts } from './tabs.text.ts'

const closeActions: readonly CloseAction[] = ['this', 'others', 'left', 'right', 'all']

/** Refresh and the ways to close, for the context menu of a tab and for the menu of the bar. */
export function TabMenuItems({ view }: { view: string }) {
  const say = useSay()
  const state = useTabs()
  const actions = useTabActions()
  return (
    <>
      <Menu.Item className="menu-item" onClick={() => actions.refresh(view)}>
        <Icon name="refresh" size="m" />
        {say(tabTexts.refresh)}
      </Menu.Item>
      <div className="menu-rule" />
      {closeActions.map((action) => (
        <Menu.Item
          key={action}
          className="menu-item"
          disabled={closing(state, action, view).length === 0}
          onClick={() => actions.close(action, view)}
        >
          <Icon name={action === 'this' ? 'close' : 'blank'} size="m" />
          {say(tabTexts[action])}
        </Menu.Item>
      ))}
    </>
  )
}
