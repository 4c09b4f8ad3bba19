import type { Layout } from '#platform/contract/shell-settings.ts'
import { useSay } from '../language/say.ts'
import type { MenuRoute } from '../session/menu-route.ts'
import { FirstLevel, useChosenGroup } from './menu/first-level.tsx'
import { CollapseButton, SideMenu } from './menu/side-menu.tsx'
import { TopMenu } from './menu/top-menu.tsx'

interface Props {
  layout: Layout
  tree: readonly MenuRoute[]
  collapse: boolean
  onCollapse: (collapse: boolean) => void
}

/** The menu in the six arrangements of interface.md "Shell"; the grid puts its parts in their places. */
export function ShellMenu({ layout, tree, collapse, onCollapse }: Props) {
  switch (layout) {
    case 'vertical':
      return <SideMenu routes={tree} rail={collapse} onCollapse={onCollapse} />
    case 'common':
      return <SideMenu routes={tree} rail={collapse} brand={false} onCollapse={onCollapse} />
    case 'float':
      return <SideMenu routes={tree} rail />
    case 'horizontal':
      return <TopMenu routes={tree} />
    case 'column':
    case 'comprehensive':
      return <TwoLevels layout={layout} tree={tree} collapse={collapse} onCollapse={onCollapse} />
  }
}

/** The first level as icons or as a line; the screens of the chosen group beside it. */
function TwoLevels({ layout, tree, collapse, onCollapse }: Props) {
  const say = useSay()
  const { group, choose } = useChosenGroup(tree)
  const show = (path: string) => {
    choose(path)
    if (collapse) onCollapse(false)
  }
  return (
    <>
      <FirstLevel
        tree={tree}
        chosen={group?.path}
        onChoose={show}
        look={layout === 'column' ? 'icon-column' : 'top-menu'}
      >
        {collapse ? <CollapseButton collapsed onCollapse={onCollapse} /> : null}
      </FirstLevel>
      {collapse ? null : (
        <SideMenu
          routes={group?.children ?? []}
          brand={false}
          heading={group ? say(group.title) : ''}
          onCollapse={onCollapse}
        />
      )}
    </>
  )
}
