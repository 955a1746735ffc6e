/** How often and for how many days bought files may be fetched where a product says nothing: enough for a new computer and a lost file, too few to pass the link around. */
export const downloadLimits = { times: 10, days: 60 } as const
