import { releases } from '#platform/contract/constants.ts'
import { allows } from '#platform/contract/permission.ts'
import { isSection, type Screen, type Section } from '#platform/contract/screen.ts'
import type { Context } from '#platform/server/context.ts'
import { productScreens } from '#platform/server/module/product-screens.ts'
import type { Session } from '#platform/server/session.ts'
import type { RouteNode } from '../contract/routes.ts'
import { arrange, type Arranged } from './menu/arrange.ts'
import { readMenu } from './menu/menu.ts'

/** The routes that this user may see, in the company's order; with visit mode on, all of them. */
export async function visibleRoutes({ tx, session, registered }: Context): Promise<RouteNode[]> {
  const arranged = arrange(registered(productScreens), await readMenu(tx, session.company_cd))
  const routes = arranged.flatMap((each) => visible(each, session))
  return withRedirects(routes, new Set(screensOf(routes)))
}

/** A section without a visible screen is no section. */
function visible(arranged: Arranged, session: Session): RouteNode[] {
  const { node, guard } = arranged
  if (isSection(node)) {
    const children = arranged.children.flatMap((child) => visible(child, session))
    return children.length > 0 ? [routeOf(arranged, { icon: node.icon, ...redirectOf(node) }, children)] : []
  }
  if (node.release && !releases[node.release]) return []
  const mayOpen = session.visit_mode || !guard || allows(guard, session)
  const listed = !node.listedFor || allows(node.listedFor, session)
  return mayOpen ? [routeOf(listed ? arranged : { ...arranged, hidden: true }, metaOf(node), [])] : []
}

/** What the company hides leaves the menu and the palette; its address still leads there. */
function routeOf(
  { node, title, guard, hidden }: Arranged,
  meta: RouteNode['meta'],
  children: RouteNode[],
): RouteNode {
  const { path, name } = node
  return {
    path,
    name,
    title,
    meta: { ...meta, ...(guard ? { guard } : {}), ...(hidden ? { hidden, unlisted: hidden } : {}) },
    children,
  }
}

const redirectOf = ({ redirect }: Section) => (redirect === undefined ? {} : { redirect })

/** The bare path of a section leads to a screen that this user may open: the one that it names, or its first. */
const withRedirects = (nodes: readonly RouteNode[], open: ReadonlySet<string>): RouteNode[] =>
  nodes.map((node) => {
    const { meta, children } = node
    const [first] = screensOf(children)
    if (first === undefined) return node
    const redirect = meta.redirect !== undefined && open.has(meta.redirect) ? meta.redirect : first
    return { ...node, meta: { ...meta, redirect }, children: withRedirects(children, open) }
  })

const screensOf = (nodes: readonly RouteNode[]): readonly string[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? screensOf(node.children) : [node.path]))

function metaOf(screen: Screen): RouteNode['meta'] {
  const {
    path: _path,
    name: _name,
    title: _title,
    guard: _guard,
    release: _release,
    listedFor: _listedFor,
    ...meta
  } = screen
  return meta
}
