export declare function useSources(): void
