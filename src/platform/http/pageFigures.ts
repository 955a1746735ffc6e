/** How often pages were answered from what is kept and how often they had to be drawn, for /metrics. */

export const pageFigures = { kept: 0, drawn: 0 }
