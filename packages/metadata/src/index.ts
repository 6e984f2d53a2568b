export type { Candidate, Metadata, MetadataCandidates, MetadataField, MetadataValues } from './metadata.ts';
export { type MetadataOptions, readMetadata } from './read-metadata.ts';
