import { releases } from '#platform/contract/constants.ts'
import { allows, type Requirement } from '#platform/contract/permission.ts'
import { isSection, type Screen, type Section } from '#platform/contract/screen.ts'
import type { KnownContext } from '#platform/server/context.ts'
import type { Session } from '#platform/server/session.ts'
import type { RouteNode } from '../contract/routes.ts'
import type { Surroundings } from './surroundings.ts'

type Node = Section | Screen

/** The routes that this user may see, in menu order; with visit mode on, all of them. */
export const listRoutes = async (
  { screens }: Surroundings,
  { session }: KnownContext,
): Promise<RouteNode[]> => screens.flatMap((node) => visible(node, undefined, session))

/** A screen's own guard replaces its section's; a section without a visible screen is no section (decisions.md). */
function visible(node: Node, inherited: Requirement | undefined, session: Session): RouteNode[] {
  const guard = node.guard ?? inherited
  if (isSection(node)) {
    const children = node.children.flatMap((child) => visible(child, guard, session))
    return children.length > 0 ? [routeOf(node, guard, children)] : []
  }
  if (node.release && !releases[node.release]) return []
  const mayOpen = session.visit_mode || !guard || allows(guard, session)
  return mayOpen ? [routeOf(node, guard, [])] : []
}

function routeOf(node: Node, guard: Requirement | undefined, children: RouteNode[]): RouteNode {
  const { path, name, title } = node
  const meta = isSection(node) ? { icon: node.icon, ...redirectOf(node, children) } : metaOf(node)
  return { path, name, title, meta: { ...meta, ...(guard ? { guard } : {}) }, children }
}

/** The bare path of a section leads to a screen that this user may open. */
function redirectOf({ redirect }: Section, children: readonly RouteNode[]): { redirect?: string } {
  const paths = screensOf(children)
  const target = redirect && paths.includes(redirect) ? redirect : paths[0]
  return target === undefined ? {} : { redirect: target }
}

const screensOf = (nodes: readonly RouteNode[]): readonly string[] =>
  nodes.flatMap((node) => (node.children.length > 0 ? screensOf(node.children) : [node.path]))

function metaOf(screen: Screen): RouteNode['meta'] {
  const { path: _path, name: _name, title: _title, guard: _guard, release: _release, ...meta } = screen
  return meta
}
