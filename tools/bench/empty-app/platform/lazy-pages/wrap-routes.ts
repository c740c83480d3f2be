/** The build hooks a page loader in here; the empty app has nothing to add. */
export const wrapRoutes = (): void => undefined
