// A schema and the wire type it stands for must agree, or the schema's file does not compile.
export type Fits<Wire, Schema> = Wire extends Schema ? true : false
export type Assert<Holds extends true> = Holds
