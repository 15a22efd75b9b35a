/** The groups a person can impact, in the order of product 2, impact flow labels. */
export const ENTITIES = ['yourself', 'team', 'colleague', 'customer'] as const
