/** An address that names an item opens it; one with conditions of the list, the list. */
export const itemParameter = 'item'
