/** An SVG as the address of an image, which all three platforms can show. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
