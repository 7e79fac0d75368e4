// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// For tests: a token with a picture, of both kinds that names can show
/// (ERC-721, ERC-1155). All of them are one account's.
contract PictureToken {
    address private immutable owner;
    string private location;

    constructor(address owner_, string memory location_) {
        owner = owner_;
        location = location_;
    }

    function ownerOf(uint256) external view returns (address) {
        return owner;
    }

    function tokenURI(uint256) external view returns (string memory) {
        return location;
    }

    function balanceOf(address account, uint256) external view returns (uint256) {
        return account == owner ? 1 : 0;
    }

    function uri(uint256) external view returns (string memory) {
        return location;
    }
}
