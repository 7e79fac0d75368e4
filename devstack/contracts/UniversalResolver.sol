// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IRegistry {
    function resolver(bytes32 node) external view returns (address);
}

interface IBatchGateway {
    struct Request {
        address sender;
        string[] urls;
        bytes data;
    }

    function query(Request[] memory requests)
        external
        view
        returns (bool[] memory failures, bytes[] memory responses);
}

/// Resolves names of ENS in one call, forward and back, as clients ask the one
/// of public chains (ENSIP-10, ENSIP-19). What a resolver has to ask a gateway
/// (ERC-3668) is handed on to the client, as a batch of one that the gateways of
/// its choice take apart (ENSIP-21).
contract UniversalResolver {
    /// What comes back with a gateway's answer.
    struct Lookup {
        address resolver;
        bytes4 callback;
        bytes extraData;
        bool isExtended;
        string[] gateways;
        bytes carried;
    }

    error OffchainLookup(
        address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData
    );
    error DNSDecodingFailed(bytes dns);
    error DNSEncodingFailed(string ens);
    error EmptyAddress();
    error HttpError(uint16 status, string message);
    error InvalidBatchGatewayResponse();
    error ResolverError(bytes errorData);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedResolverProfile(bytes4 selector);

    uint256 private constant coinTypeEth = 60;
    uint256 private constant coinTypeDefault = 0x80000000;
    bytes4 private constant extendedInterface = 0x9061b923;
    bytes16 private constant digits = "0123456789abcdef";

    IRegistry public immutable registry;

    constructor(IRegistry registry_) {
        registry = registry_;
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7;
    }

    function resolveWithGateways(
        bytes calldata name,
        bytes calldata data,
        string[] calldata gateways
    )
        external
        view
        returns (bytes memory answer, address resolver)
    {
        Lookup memory lookup = _begin(gateways, "");
        answer = _ask(name, data, this.resolveCallback.selector, lookup);
        resolver = lookup.resolver;
    }

    function resolveCallback(bytes calldata response, bytes calldata extraData)
        external
        view
        returns (bytes memory answer, address resolver)
    {
        Lookup memory lookup = abi.decode(extraData, (Lookup));
        answer = _continue(response, this.resolveCallback.selector, lookup);
        resolver = lookup.resolver;
    }

    function reverseWithGateways(
        bytes calldata account,
        uint256 coinType,
        string[] calldata gateways
    )
        external
        view
        returns (string memory, address, address)
    {
        if (account.length == 0) revert EmptyAddress();
        bytes memory name = _reverseName(account, coinType);
        (address reverseResolver, bytes32 node,) = findResolver(name);
        if (reverseResolver == address(0)) return ("", address(0), address(0));
        Lookup memory lookup = _begin(gateways, abi.encode(account, coinType, reverseResolver));
        bytes memory question = abi.encodeWithSignature("name(bytes32)", node);
        return _forward(_ask(name, question, this.reverseNameCallback.selector, lookup), lookup);
    }

    function reverseNameCallback(bytes calldata response, bytes calldata extraData)
        external
        view
        returns (string memory, address, address)
    {
        Lookup memory lookup = abi.decode(extraData, (Lookup));
        return _forward(_continue(response, this.reverseNameCallback.selector, lookup), lookup);
    }

    function reverseAddressCallback(bytes calldata response, bytes calldata extraData)
        external
        view
        returns (string memory, address, address)
    {
        Lookup memory lookup = abi.decode(extraData, (Lookup));
        return _compare(_continue(response, this.reverseAddressCallback.selector, lookup), lookup);
    }

    /// The resolver of a name, or of the nearest one above it.
    function findResolver(bytes memory name)
        public
        view
        returns (address resolver, bytes32 node, uint256 offset)
    {
        node = _namehash(name, 0);
        while (true) {
            resolver = registry.resolver(_namehash(name, offset));
            uint256 length = uint8(name[offset]);
            if (resolver != address(0) || length == 0) return (resolver, node, offset);
            offset += length + 1;
        }
    }

    /// A primary name counts only where it leads back to the account.
    function _forward(bytes memory answer, Lookup memory reverse)
        private
        view
        returns (string memory, address, address)
    {
        string memory primary = abi.decode(answer, (string));
        (bytes memory account, uint256 coinType, address reverseResolver) =
            abi.decode(reverse.carried, (bytes, uint256, address));
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver);
        bytes memory name = _encode(primary);
        bytes32 node = _namehash(name, 0);
        Lookup memory lookup = _begin(
            reverse.gateways, abi.encode(primary, account, coinType, reverseResolver)
        );
        bytes memory question = coinType == coinTypeEth
            ? abi.encodeWithSignature("addr(bytes32)", node)
            : abi.encodeWithSignature("addr(bytes32,uint256)", node, coinType);
        return _compare(
            _ask(name, question, this.reverseAddressCallback.selector, lookup), lookup
        );
    }

    function _compare(bytes memory found, Lookup memory lookup)
        private
        pure
        returns (string memory, address, address)
    {
        (string memory primary, bytes memory account, uint256 coinType, address reverseResolver) =
            abi.decode(lookup.carried, (string, bytes, uint256, address));
        bytes memory primaryAddress = coinType == coinTypeEth
            ? abi.encodePacked(abi.decode(found, (address)))
            : abi.decode(found, (bytes));
        if (keccak256(primaryAddress) != keccak256(account)) {
            revert ReverseAddressMismatch(primary, primaryAddress);
        }
        return (primary, lookup.resolver, reverseResolver);
    }

    function _begin(string[] memory gateways, bytes memory carried)
        private
        pure
        returns (Lookup memory)
    {
        return Lookup(address(0), 0, "", false, gateways, carried);
    }

    function _ask(bytes memory name, bytes memory data, bytes4 callback, Lookup memory lookup)
        private
        view
        returns (bytes memory)
    {
        (address resolver,, uint256 offset) = findResolver(name);
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        lookup.resolver = resolver;
        lookup.isExtended = _isExtended(resolver);
        // What answers for the names below it says so.
        if (!lookup.isExtended && offset != 0) revert ResolverNotFound(name);
        (bool isDone, bytes memory said) = resolver.staticcall(
            lookup.isExtended ? abi.encodeWithSelector(extendedInterface, name, data) : data
        );
        if (!isDone) _fail(said, callback, lookup);
        if (said.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        return lookup.isExtended ? abi.decode(said, (bytes)) : said;
    }

    function _continue(bytes calldata response, bytes4 callback, Lookup memory lookup)
        private
        view
        returns (bytes memory)
    {
        (bool isDone, bytes memory said) = lookup.resolver.staticcall(
            abi.encodeWithSelector(lookup.callback, _first(response), lookup.extraData)
        );
        if (!isDone) _fail(said, callback, lookup);
        return lookup.isExtended ? abi.decode(said, (bytes)) : said;
    }

    /// What the gateway answered to the one question of the batch.
    function _first(bytes calldata response) private pure returns (bytes memory) {
        (bool[] memory failures, bytes[] memory responses) =
            abi.decode(response, (bool[], bytes[]));
        if (failures.length != 1 || responses.length != 1) revert InvalidBatchGatewayResponse();
        if (!failures[0]) return responses[0];
        bytes memory said = responses[0];
        if (bytes4(said) != HttpError.selector) revert ResolverError(said);
        assembly ("memory-safe") {
            revert(add(said, 32), mload(said))
        }
    }

    /// Hands a lookup on to the client, with itself as the one to come back to.
    function _fail(bytes memory said, bytes4 callback, Lookup memory lookup) private view {
        if (said.length < 4 || bytes4(said) != OffchainLookup.selector) revert ResolverError(said);
        bytes memory rest = new bytes(said.length - 4);
        for (uint256 i; i < rest.length; i++) {
            rest[i] = said[i + 4];
        }
        (address sender, string[] memory urls, bytes memory callData, bytes4 own, bytes memory kept) =
            abi.decode(rest, (address, string[], bytes, bytes4, bytes));
        if (sender != lookup.resolver) revert ResolverError(said);
        lookup.callback = own;
        lookup.extraData = kept;
        IBatchGateway.Request[] memory requests = new IBatchGateway.Request[](1);
        requests[0] = IBatchGateway.Request(sender, urls, callData);
        revert OffchainLookup(
            address(this),
            lookup.gateways,
            abi.encodeCall(IBatchGateway.query, (requests)),
            callback,
            abi.encode(lookup)
        );
    }

    function _isExtended(address resolver) private view returns (bool) {
        (bool isDone, bytes memory said) = resolver.staticcall{gas: 30_000}(
            abi.encodeWithSignature("supportsInterface(bytes4)", extendedInterface)
        );
        return isDone && said.length == 32 && bytes32(said) == bytes32(uint256(1));
    }

    function _reverseName(bytes memory account, uint256 coinType)
        private
        pure
        returns (bytes memory)
    {
        bytes memory label = new bytes(2 * account.length);
        for (uint256 i; i < account.length; i++) {
            label[2 * i] = digits[uint8(account[i]) >> 4];
            label[2 * i + 1] = digits[uint8(account[i]) & 15];
        }
        bytes memory space = coinType == coinTypeEth
            ? bytes("addr")
            : coinType == coinTypeDefault ? bytes("default") : _hex(coinType);
        return abi.encodePacked(
            uint8(label.length), label, uint8(space.length), space, "\x07reverse\x00"
        );
    }

    /// Without zeros before it.
    function _hex(uint256 number) private pure returns (bytes memory text) {
        while (number != 0) {
            text = abi.encodePacked(digits[number & 15], text);
            number >>= 4;
        }
    }

    function _namehash(bytes memory name, uint256 offset) private pure returns (bytes32 node) {
        if (offset >= name.length) revert DNSDecodingFailed(name);
        uint256 length = uint8(name[offset]);
        if (length == 0) return 0;
        if (offset + 1 + length > name.length) revert DNSDecodingFailed(name);
        bytes32 label;
        assembly ("memory-safe") {
            label := keccak256(add(add(name, 33), offset), length)
        }
        return keccak256(abi.encodePacked(_namehash(name, offset + 1 + length), label));
    }

    /// The name as the DNS writes it.
    function _encode(string memory primary) private pure returns (bytes memory name) {
        bytes memory text = bytes(primary);
        name = new bytes(text.length + 2);
        uint256 start;
        for (uint256 i; i <= text.length; i++) {
            if (i < text.length && text[i] != ".") {
                name[i + 1] = text[i];
                continue;
            }
            if (i == start || i - start > 255) revert DNSEncodingFailed(primary);
            name[start] = bytes1(uint8(i - start));
            start = i + 1;
        }
    }
}
