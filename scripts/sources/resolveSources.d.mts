export declare function resolveSources(): void
