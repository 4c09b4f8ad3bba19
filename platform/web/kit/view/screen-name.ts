/** In the title of a tab: the name of its screen, in whatever language it is read. A tab in the background is not named anew. */
export const screenName = '{screen}'
